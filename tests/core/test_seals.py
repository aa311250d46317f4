"""Seals, worked out again with hashlib alone: they must stay the same, for people check old ones."""

from hashlib import sha256

from pocketcrowns.core.seals import salt_for, seal


def test_a_salt_is_four_words_of_a_stream_of_its_own() -> None:
    stream = sha256(b'["salt", "a seed", "p1", "0"]').digest()
    words = [sha256(stream + number.to_bytes(8, "big")).digest()[4:8].hex() for number in range(4)]
    assert salt_for("a seed", "p1", "0") == "".join(words)


def test_a_seal_is_the_hash_of_salt_and_choice() -> None:
    assert seal("0a1b", "spy") == sha256(b"0a1b spy").hexdigest() != seal("0a1b", "general")
    assert seal("", "é") == sha256(" é".encode()).hexdigest()
