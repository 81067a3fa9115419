import { describe, expect, it } from 'vitest'
import { plainText } from '@/app/_seo/plain-text'
import { MARKS, readGuide } from '@/app/[game]/_guide/guide-of'
import { zonesAt } from '@/app/[game]/_guide/round'
import { GAMES } from '@/lib/games/index'

const { Lead, Round, Step, Bets, Strategy, Rule, Folded, Variants, Change, Questions, Question } = MARKS
const ABOUT = { description: 'About it.', inShort: ['a', 'b', 'c'] }
const game = GAMES[0]

describe('a guide read from its text', () => {
  const guide = readGuide(
    <>
      <Lead>First.</Lead>
      {'\n'}
      <Round>
        <Step title="Nothing yet">Sit down.</Step>
        <Step title="Cards" hand="Js7d" moves="check Kh9c2d">
          Look.
        </Step>
      </Round>
      <Bets>They pay.</Bets>
      <Strategy>
        <p>In order.</p>
        <Rule id="preflop-aces">Costs much.</Rule>
        <Folded name="Later" ids="^river" />
      </Strategy>
      <Variants>
        <Change name="Other" rules="qualifies_pair-4" />
      </Variants>
      <Questions>
        <Question ask="Why?">Because.</Question>
      </Questions>
    </>,
    ABOUT,
  )

  it('has each part in its place, and no part that is not there', async () => {
    expect(await plainText(guide.lead)).toBe('First.')
    expect(await plainText(guide.strategy)).toBe('In order.')
    expect(guide.costs).toEqual({ 'preflop-aces': 'Costs much.' })
    expect(guide.folded).toEqual([{ name: 'Later', ids: /^river/ }])
    expect(guide.changes).toEqual([{ name: 'Other', rules: 'qualifies_pair-4' }])
    expect(guide.questions).toEqual([{ ask: 'Why?', answer: 'Because.' }])
    expect(guide.mistakes).toEqual({ all: [] })
    expect('history' in guide || 'sideBets' in guide || 'variants' in guide).toBe(false)
  })

  it('knows at which moment a step is', () => {
    expect(guide.round[0]).not.toHaveProperty('moment')
    expect(guide.round[1]!.moment).toEqual({ spot: { hand: 'Js7d' }, moves: ['check', 'Kh9c2d'] })
    const board = zonesAt(game, guide.round[1]!.moment!).find((zone) => zone.kind === 'cards' && zone.owner === 'board')
    expect(board).toMatchObject({
      cards: [expect.any(Number), expect.any(Number), expect.any(Number), 'empty', 'empty'],
    })
  })

  it('refuses what is there twice, stands elsewhere or outside', () => {
    expect(() => readGuide([<Lead key="1">One.</Lead>, <Lead key="2">Two.</Lead>], ABOUT)).toThrow('2 times')
    expect(() =>
      readGuide(
        <Lead>
          <Rule id="a">No.</Rule>
        </Lead>,
        ABOUT,
      ),
    ).toThrow('belongs elsewhere')
    expect(() => readGuide(<Question ask="Lost?">Yes.</Question>, ABOUT)).toThrow('belongs elsewhere')
    expect(() => readGuide(<p>Lost.</p>, ABOUT)).toThrow('outside the parts')
    expect(() =>
      readGuide(
        <Strategy>
          <Rule id="a">One.</Rule>
          <Rule id="a">Two.</Rule>
        </Strategy>,
        ABOUT,
      ),
    ).toThrow('twice')
  })

  it('refuses a move that the game does not have there', () => {
    expect(() => zonesAt(game, { spot: { hand: 'Js7d' }, moves: ['fold'] })).toThrow('none of')
    expect(() =>
      zonesAt(game, { spot: { hand: 'Js7d' }, moves: ['raise-4x', 'Kh9c2d', '7h4s', 'Ad4d', 'check'] }),
    ).toThrow('has ended')
  })
})
