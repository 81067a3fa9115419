'use client'

import Link from 'next/link'
import { useIsKept } from '@/app/_components/stored'
import { ThemeChoice } from '@/app/_components/theme-choice'
import { settings } from '@/app/_languages/english/settings'
import { CardSettings } from './card-settings'
import { DeviceSetting } from './device-setting'
import { KeySetting } from './key-setting'
import { MoneySettings } from './money-settings'
import { Group } from './parts'
import { Reset } from './reset'
import { RuleSettings } from './rule-settings'
import { SoundSetting } from './sound-setting'

/** Everything that a person may set, on one page. Each takes effect as it is changed: there is nothing to save. */
export function Settings() {
  const isKept = useIsKept()
  return (
    <div className="mx-auto grid max-w-[820px] gap-9 px-4 py-8 min-[700px]:px-8 min-[700px]:py-14">
      <header className="grid gap-2.5">
        <h1 className="font-serif text-title font-semibold tracking-[-0.015em]">{settings.title}</h1>
        <p className="max-w-[40em] text-muted">{isKept ? 'They are kept in this browser alone, take effect at once, and hold for every game.' : 'They take effect at once and hold for every game. This browser stores nothing for this site, so they last as long as the page is open.'}</p>
      </header>
      <Group title="Money" about="Costs are shown in this money; nothing is ever paid here.">
        <MoneySettings />
      </Group>
      <Group title="Cards" about="How they look and how they are dealt, everywhere.">
        <CardSettings />
      </Group>
      <Group title="Sounds" about="A card on cloth, and a quiet tone for right and wrong.">
        <SoundSetting />
      </Group>
      <Group title="Keys" about="What presses buttons without Tab.">
        <KeySetting />
      </Group>
      <Group title="Rules you play by" about="In force in the trainer, the calculator, the pay tables, the side bets and at the risk, unless an address says others.">
        <RuleSettings />
      </Group>
      <Group title="Colours" about="Of the pages.">
        <div className="max-w-[300px]">
          <ThemeChoice />
        </div>
      </Group>
      <Group title="On this device" about="Without a network, and as an app.">
        <DeviceSetting />
      </Group>
      <Group title="What you did" about="Every answer is kept in this browser, too.">
        <Link href="/progress/data" className="link inline-flex min-h-11 items-center justify-self-start">
          Save, bring back or delete your answers
        </Link>
      </Group>
      <Reset />
    </div>
  )
}
