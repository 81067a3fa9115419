"""Counts a proof again: python3 check.py proof.json [...]

A proof says which cards are known, which rules hold, and in how many deals every option ends with which net result. This file believes
nothing but the cards and the rules. It deals every hand that the dealer can have, settles each by the rules of the table as written below,
and compares what it finds with the proof. It uses nothing of Feltwise and nothing outside Python's own library.

It knows the decision of Three Card Poker and the one of Ultimate Texas Hold'em on the river. A line for each file says what it found;
the exit status is 1 where a proof is wrong, and 2 where a file is no proof of these two.
"""

import json
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "shdc"]
FIVE = ["high-card", "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind"]
FIVE += ["straight-flush", "royal-flush"]
THREE = ["high-card", "pair", "flush", "straight", "three-of-a-kind", "straight-flush"]
HIGH_CARDS = {"jack-high": 9, "queen-high": 10, "king-high": 11, "ace-high": 12}


def value(cards):
    """A hand of three or five cards as a tuple that is greater for a better hand: its kind's place in THREE or FIVE, then its ranks."""
    counts = Counter(RANKS.index(card[0]) for card in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    names = THREE if len(cards) == 3 else FIVE
    flush = len({card[1] for card in cards}) == 1
    low = {12} | set(range(len(cards) - 1))  # The ace below the two.
    straight = len(ranks) == len(cards) and (ranks[0] - ranks[-1] == len(cards) - 1 or set(ranks) == low)
    if straight and set(ranks) == low:
        ranks = [max(low - {12})]
    if straight and flush:
        kind = "royal-flush" if len(cards) == 5 and ranks[0] == 12 else "straight-flush"
    elif shape[0] == 4:
        kind = "four-of-a-kind"
    elif shape[0] == 3 and len(shape) > 1 and shape[1] == 2:
        kind = "full-house"
    elif flush:
        kind = "flush"
    elif straight:
        kind = "straight"
    elif shape[0] == 3:
        kind = "three-of-a-kind"
    elif shape[0] == 2:
        kind = "two-pair" if len(shape) > 1 and shape[1] == 2 else "pair"
    else:
        kind = "high-card"
    return (names.index(kind), *ranks)


def best(cards):
    return max(value(five) for five in combinations(cards, 5))


def qualifies(rule, dealer):
    """Whether the dealer's hand, as a value, is enough to play. `pair-4` asks for a pair of fours or better."""
    if rule == "none" or dealer[0] > 1:
        return True
    if rule in HIGH_CARDS:
        return dealer[0] == 1 or dealer[1] >= HIGH_CARDS[rule]
    least = RANKS.index(rule[-1]) if rule.startswith("pair-") else 0
    return dealer[0] == 1 and dealer[1] >= least


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


def recount(proof):
    """How every option ends: {action: {net: deals}}. None for a decision that this file does not know."""
    asked, rules = proof["request"], proof["rules"]
    hand, board = asked["hand"], asked.get("board", [])
    known = hand + board + asked.get("dead", [])
    unseen = [card for card in DECK if card not in known]
    ends = {}
    if asked["game"] == "three-card-poker":
        settle, own, deals = three_card_poker, value(hand), (value(cards) for cards in combinations(unseen, 3))
    elif asked["game"] == "ultimate-texas-holdem" and len(board) == 5:
        settle, own = ultimate_river, best(hand + board)
        deals = (best([*cards, *board]) for cards in combinations(unseen, 2))
    else:
        return None
    for dealer in deals:
        for action, net in settle(rules, own, dealer).items():
            ends.setdefault(action, Counter())[Fraction(net)] += 1
    return ends


def faults(proof, ends):
    evs = {action: sum(net * ways for net, ways in nets.items()) / sum(nets.values()) for action, nets in ends.items()}
    found = {option["action"]: option for option in proof["options"]}
    if found.keys() != ends.keys():
        yield f"the options are {', '.join(ends)}"
    for action in found.keys() & ends.keys():
        option = found[action]
        if {Fraction(str(net)): ways for net, ways in option["outcomes"]} != dict(ends[action]):
            yield f"{action} ends otherwise"
        if Fraction(int(option["ev"]["num"]), int(option["ev"]["den"])) != evs[action]:
            yield f"{action} is worth {evs[action]}"
        if proof["deals"] != sum(ends[action].values()):
            yield f"there are {sum(ends[action].values())} deals"
    if {action for action in evs if evs[action] == max(evs.values())} != set(proof["best"]):
        yield "another option is best"


def check(path):
    with open(path, encoding="utf-8") as file:
        proof = json.load(file)
    ends = recount(proof) if proof.get("format") == "feltwise-proof" else None
    if ends is None:
        print(f"{path}: not a proof of a decision that is known here")
        return 2
    wrong = list(faults(proof, ends))
    print(f"{path}: {'; '.join(wrong) or 'right, over ' + str(proof['deals']) + ' deals'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(max(map(check, sys.argv[1:]), default=2))
