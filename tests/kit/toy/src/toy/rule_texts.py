"""The rules of Toy by number, one sentence each, as refusals cite them."""

from collections.abc import Mapping

RULES: Mapping[int, str] = {
    1: "Each seat gets a card that only it sees, and two cards are face up in the middle.",
    2: "In your turn, take a card from the middle, draw one, or pass; your cards lie face up.",
    3: "A card taken from the middle is replaced from the deck while that lasts.",
    4: "There is no card at this place.",
    5: "The deck is empty.",
    6: "Those who have passed have no more turns.",
    7: "The game ends when everybody has passed; a total above the limit scores nothing.",
    8: "The most points win.",
}
