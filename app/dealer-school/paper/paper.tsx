'use client'

import { wayInWords } from '@/app/house-ways/_parts/clause-words'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dealerSchool, paper } from '@/app/_languages/words'
import { useSaved } from '@/app/house-ways/editor/saved'
import { RulesPicker } from '@/app/_settings/rules-picker'
import { Button } from '@/app/_ui/button'
import { Field, Input, Select } from '@/app/_ui/field'
import { Title } from '@/app/_ui/heading'
import { Link } from '@/app/_ui/link'
import { OpenedPage } from '@/app/_ui/opened-page'
import { PillRow } from '@/app/_ui/pill-row'
import { type HouseWay, KNOWN_WAYS, makeWay, wayOf } from '@/lib/engines/pai-gow/index'
import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { readStakes } from '@/lib/teaching/dealer-school/payouts/sheet'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { LiveTables } from '../_parts/house-fields'
import { useChosenGame } from '../_parts/school-games'
import { MOST_HANDS, type PaperAddress, readAddress, readHands, SHEETS, writeAddress } from './address'
import { PayoutsSheet, SettingSheet, SettlingSheet, WaySheet } from './sheets'

type Change = (change: Partial<PaperAddress>) => void

/** A field for a number or a list. Invalid input shows its problem and changes nothing else. */
function Typed<T>({
  label,
  value,
  problem,
  read,
  onRead,
}: {
  readonly label: string
  readonly value: string
  readonly problem: string
  readonly read: (text: string) => T | undefined
  readonly onRead: (read: T) => void
}) {
  const [text, setText] = useState(value)
  const isWrong = read(text) === undefined
  return (
    <Field label={label} className="flex-[0_1_200px]">
      <Input
        value={text}
        inputMode="text"
        aria-invalid={isWrong}
        onChange={({ target }) => {
          setText(target.value)
          const now = read(target.value)
          if (now !== undefined) onRead(now)
        }}
      />
      {isWrong && (
        <span role="alert" className="text-caption text-blunder-ink">
          {problem}
        </span>
      )}
    </Field>
  )
}

/** The game, and its rules in this house. */
function TableFields({ at: { table }, change }: { readonly at: PaperAddress; readonly change: Change }) {
  const { game, rules } = table
  const [shown, choose] = useChosenGame(game, (one) => change({ table: usualTable(one) }))
  return (
    <>
      <Field label={dealerSchool.game} className="flex-[0_1_260px]">
        <Select
          value={shown}
          options={GAME_IDS.map((one) => ({ value: one, name: GAME_NAMES[one] }))}
          onChoose={(value) => isGameId(value) && choose(value)}
        />
      </Field>
      <div className="pb-1 text-copy text-muted">
        <RulesPicker
          game={gameOf(game)}
          rules={rules}
          onChoose={(chosen) => change({ table: { game, rules: chosen } })}
        />
      </div>
    </>
  )
}

/** A known way, or one written in this browser. */
function WayField({ way, onWay }: { readonly way: HouseWay; readonly onWay: (way: HouseWay) => void }) {
  const saved = useSaved().ways.filter(({ id }) => id !== way.id)
  const ways = [...KNOWN_WAYS, ...(KNOWN_WAYS.includes(way) ? [] : [way]), ...saved]
  return (
    <Field label={paper.way} className="flex-[0_1_260px]">
      <Select
        value={String(ways.indexOf(way))}
        options={ways.map((one, i) => ({ value: String(i), name: wayInWords(one) }))}
        onChoose={(at) => {
          // The reader's own way may have been saved incomplete.
          const read = wayOf(makeWay(ways[Number(at)]!))
          if (read.ok) onWay(read.value)
        }}
      />
    </Field>
  )
}

/** The chosen sheet with its fields. */
export function Paper({
  opened,
  onAddress,
}: {
  readonly opened: PaperAddress
  readonly onAddress: (query: string) => void
}) {
  const [at, setAt] = useState(opened)
  const address = writeAddress(at)
  useEffect(() => onAddress(address), [address, onAddress])
  const change: Change = (some) => setAt((now) => ({ ...now, ...some }))
  const { sheet, table, stakes, way, hands, seed } = at
  const isOfGame = sheet === 'payouts' || sheet === 'settling'
  const isWorksheet = sheet === 'settling' || sheet === 'setting'
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-4 py-8 md:px-8 md:py-10">
      <div className="not-printed grid grid-cols-1 gap-4">
        <Title>{paper.title}</Title>
        <p className="max-w-text text-muted">{paper.lead}</p>
        <PillRow
          label={paper.sheet}
          pills={SHEETS.map((id) => ({ id, name: paper.sheets[id] }))}
          chosen={sheet}
          onChoose={(id) => change({ sheet: id })}
        />
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          {isOfGame ? (
            <TableFields at={at} change={change} />
          ) : (
            <WayField way={way} onWay={(one) => change({ way: one })} />
          )}
          {sheet === 'payouts' && (
            <Typed
              label={paper.stakes}
              value={stakes.join(', ')}
              problem={paper.badStakes}
              read={readStakes}
              onRead={(read) => change({ stakes: read })}
            />
          )}
          {isWorksheet && (
            <Typed
              label={paper.hands}
              value={String(hands)}
              problem={paper.badHands(MOST_HANDS)}
              read={readHands}
              onRead={(read) => change({ hands: read })}
            />
          )}
        </div>
        {isOfGame && (
          <LiveTables
            key={table.game}
            game={table.game}
            rules={table.rules}
            onRules={(rules) => change({ table: { game: table.game, rules } })}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.print()}>
            <Printer size={17} aria-hidden="true" /> {paper.print}
          </Button>
          {isWorksheet && (
            <Button look="quiet" onClick={() => change({ seed: nextSeed(seed) })}>
              {paper.newHands}
            </Button>
          )}
        </div>
        {isOfGame && (
          <p className="text-small text-muted">
            {paper.alsoPrinted}{' '}
            <Link href={`/dealer-school/${table.game}`} className="link">
              {dealerSchool.howToDealGame(GAME_NAMES[table.game])}
            </Link>
          </p>
        )}
      </div>
      {sheet === 'payouts' && <PayoutsSheet table={table} stakes={stakes} />}
      {sheet === 'settling' && <SettlingSheet table={table} hands={hands} seed={seed} />}
      {sheet === 'setting' && <SettingSheet way={way} hands={hands} seed={seed} />}
      {sheet === 'way' && <WaySheet way={way} />}
    </div>
  )
}

/** The sheets that the address names. */
export const PaperPage = () => (
  <OpenedPage read={readAddress} dealt="hand" back={{ href: '/dealer-school', name: dealerSchool.toSchool }}>
    {(opened, onAddress) => <Paper opened={opened} onAddress={onAddress} />}
  </OpenedPage>
)
