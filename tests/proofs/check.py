"""Counts proofs again: python3 check.py proof.json [...] exits with 1 if one is wrong, 2 if it is of another decision.

It believes nothing but the cards and the rules: it deals every hand that the dealer can have, settles each as written
below, and compares. It knows Three Card Poker and the river of Ultimate Texas Hold'em. It needs only Python's library."""

import json
import sys
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "shdc"]
THREE = "high-card pair flush straight three-of-a-kind straight-flush mini-royal".split()
FIVE = "high-card pair two-pair three-of-a-kind straight flush full-house four-of-a-kind straight-flush royal-flush".split()
SHAPES = {"41": "four-of-a-kind", "32": "full-house", "31": FIVE[3], "3": FIVE[3], "22": "two-pair", "21": "pair"}


def value(cards):
    """The best hand of cards as a tuple, greater for a better hand: its place in THREE or FIVE, then its ranks."""
    if len(cards) > 5:
        return max(value(five) for five in combinations(cards, 5))
    counts = Counter(RANKS.index(card[0]) for card in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    kind = SHAPES.get("".join(str(counts[rank]) for rank in ranks[:2]), "high-card")
    flush = len({card[1] for card in cards}) == 1
    low = set(ranks) == {12, *range(len(cards) - 1)}  # The ace below the two.
    straight = low or len(ranks) == len(cards) == ranks[0] - ranks[-1] + 1
    kind = "-".join(["straight"] * straight + ["flush"] * flush) or kind
    place = (THREE if len(cards) == 3 else FIVE).index(kind) + (straight and flush and ranks[:2] == [12, 11])  # Royal.
    return (place, *([len(cards) - 2] if low else ranks))


def pay(rules, table, hand):
    """What a pay table pays a hand to 1, or 0. A mini royal is paid as a straight flush if it has no pay of its own."""
    pays, name = rules["pays"][table], (THREE if table in ("anteBonus", "pair-plus") else FIVE)[hand[0]]
    return Fraction(str(pays.get(name) or (name == "mini-royal" and pays.get("straight-flush")) or 0))


def qualifies(rule, dealer):
    """Whether the dealer's hand, as a value, is enough to play. `pair-4` asks for a pair of fours or better."""
    rank = rule[0].upper() if rule.endswith("-high") else rule[-1] if "-" in rule else "2"
    return rule == "none" or dealer[:2] >= (0 if rule.endswith("-high") else 1, RANKS.index(rank))


def three_card_poker(rules, own, dealer):
    play = 2 * ((own > dealer) - (own < dealer)) if qualifies(rules["qualifies"], dealer) else 1  # Play comes back.
    return {"play": pay(rules, "anteBonus", own) + play, "fold": -1}


def ultimate_river(rules, own, dealer):
    result = (own > dealer) - (own < dealer)
    ante = result if qualifies(rules["qualifies"], dealer) else 0
    return {"raise-1x": ante + (pay(rules, "blind", own) if result > 0 else result) + result, "fold": -2}


def recount(table, game, hand, board=(), dead=(), dealerCards=(), sides=(), rules=None, variant=None, **unknown):
    """How every option ends by a table's rules: {action: {net: deals}}. None for a decision that is not known here."""
    known = {("three-card-poker", 0): three_card_poker, ("ultimate-texas-holdem", 5): ultimate_river}
    settle = known.get((game, len(board)))
    if not settle or unknown or not {*sides} <= {"pair-plus", "six-card", "trips"}:
        return None
    cards, unseen = [*hand, *board], [card for card in DECK if card not in [*hand, *board, *dead, *dealerCards]]
    stakes = {bet: Fraction(str(sides[bet] if isinstance(sides, dict) else 1)) for bet in sides}
    lost = {bet: -stakes[bet] for bet in stakes if table.get("afterFold", {}).get(bet) == "forfeits"}
    own, ends = value(cards), defaultdict(Counter)
    for dealer in ((*dealerCards, *more) for more in combinations(unseen, len(hand) - len(dealerCards))):
        hands = {bet: value([*cards, *dealer]) if bet == "six-card" else own for bet in stakes}
        nets = {bet: stakes[bet] * (pay(table, bet, hands[bet]) or -1) for bet in stakes}
        for action, net in settle(table, own, value([*dealer, *board])).items():
            ends[action][net + sum((nets | lost if action == "fold" else nets).values())] += 1
    return ends


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
