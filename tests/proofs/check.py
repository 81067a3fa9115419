"""Counts a proof again: python3 check.py proof.json [...]

It believes nothing but the cards and the rules, deals every hand that the dealer can have, settles each by the table's
rules as written below, and compares. It knows the decision of Three Card Poker and that of Ultimate Texas Hold'em on the
river. It needs nothing outside Python's own library. Exit status: 1 where a proof is wrong, 2 where it is none of these.
"""

import json
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "shdc"]
THREE = "high-card pair flush straight three-of-a-kind straight-flush".split()
FIVE = "high-card pair two-pair three-of-a-kind straight flush full-house four-of-a-kind straight-flush royal-flush".split()
SHAPES = {"41": "four-of-a-kind", "32": "full-house", "31": FIVE[3], "3": FIVE[3], "22": "two-pair", "21": "pair"}
HIGH_CARDS = {"jack-high": 9, "queen-high": 10, "king-high": 11, "ace-high": 12}


def value(cards):
    """A hand of three or five cards as a tuple, greater for a better hand: its place in THREE or FIVE, then its ranks."""
    counts = Counter(RANKS.index(card[0]) for card in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    kind = SHAPES.get("".join(str(counts[rank]) for rank in ranks[:2]), "high-card")
    flush = len({card[1] for card in cards}) == 1
    low = set(ranks) == {12, *range(len(cards) - 1)}  # The ace below the two.
    straight = low or len(ranks) == len(cards) == ranks[0] - ranks[-1] + 1
    if straight or flush:
        kind = "straight-flush" if straight and flush else "flush" if flush else "straight"
    if kind == "straight-flush" and ranks[:2] == [12, 11] and len(cards) == 5:
        kind = "royal-flush"
    return ((THREE if len(cards) == 3 else FIVE).index(kind), *([len(cards) - 2] if low else ranks))


def best(cards):
    return max(value(five) for five in combinations(cards, 5))


def qualifies(rule, dealer):
    """Whether the dealer's hand, as a value, is enough to play. `pair-4` asks for a pair of fours or better."""
    least = (0, HIGH_CARDS[rule]) if rule in HIGH_CARDS else (1, RANKS.index(rule[-1]) if "-" in rule else 0)
    return rule == "none" or dealer[:2] >= least


def three_card_poker(rules, own, dealer):
    bonus = Fraction(str(rules["pays"]["anteBonus"].get(THREE[own[0]], 0)))
    if not qualifies(rules["qualifies"], dealer):
        return {"play": bonus + 1, "fold": -1}  # The ante wins, the Play bet comes back.
    return {"play": bonus + 2 * ((own > dealer) - (own < dealer)), "fold": -1}


def ultimate_river(rules, own, dealer):
    result = (own > dealer) - (own < dealer)
    ante = result if qualifies(rules["qualifies"], dealer) else 0
    blind = Fraction(str(rules["pays"]["blind"].get(FIVE[own[0]], 0))) if result > 0 else result
    return {"raise-1x": ante + blind + result, "fold": -2}


def recount(table, game, hand, board=(), dead=(), **_):
    """How every option ends by a table's rules: {action: {net: deals}}. None for a decision that is not known here."""
    unseen = [card for card in DECK if card not in [*hand, *board, *dead]]
    if game == "three-card-poker":
        settle, own, dealers = three_card_poker, value(hand), map(value, combinations(unseen, 3))
    elif game == "ultimate-texas-holdem" and len(board) == 5:
        settle, own = ultimate_river, best([*hand, *board])
        dealers = (best([*two, *board]) for two in combinations(unseen, 2))
    else:
        return None
    ends = [settle(table, own, dealer) for dealer in dealers]
    return {action: Counter(Fraction(end[action]) for end in ends) for action in ends[0]}


def faults(proof, ends):
    evs = {action: sum(net * ways for net, ways in nets.items()) / sum(nets.values()) for action, nets in ends.items()}
    said = {option["action"]: option for option in proof["options"]}
    if said.keys() != ends.keys():
        yield f"the options are {', '.join(ends)}"
    for action in said.keys() & ends.keys():
        outcomes = {Fraction(str(net)): ways for net, ways in said[action]["outcomes"]}
        if outcomes != dict(ends[action]) or proof["deals"] != sum(outcomes.values()):
            yield f"{action} ends otherwise, over {sum(ends[action].values())} deals"
        if Fraction("{num}/{den}".format(**said[action]["ev"])) != evs[action]:
            yield f"{action} is worth {evs[action]}"
    if {action for action in evs if evs[action] == max(evs.values())} != set(proof["best"]):
        yield "another option is best"


def check(path):
    with open(path, encoding="utf-8") as file:
        proof = json.load(file)
    ends = recount(proof["rules"], **proof["request"]) if proof.get("format") == "feltwise-proof" else None
    wrong = ["not a proof of a decision that is known here"] if ends is None else list(faults(proof, ends))
    print(f"{path}: {'; '.join(wrong) or 'right, over ' + str(proof['deals']) + ' deals'}")
    return 2 if ends is None else 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(max(map(check, sys.argv[1:]), default=2))
