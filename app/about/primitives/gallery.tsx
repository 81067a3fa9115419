'use client'

import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Dropdown } from '@/app/_ui/dropdown'
import { Notice } from '@/app/_ui/notice'
import { Panel } from '@/app/_ui/panel'
import { PillRow } from '@/app/_ui/pill-row'
import { Button, ButtonLink, IconButton, KeyHint, NumberedButton, SmallButton, TextButton } from '@/app/_ui/button'
import { CopyBox, CopyButton } from '@/app/_ui/copy'
import { Dialog, Sheet } from '@/app/_ui/dialog'
import { Checkbox, Field, FileInput, Input, Select, TextArea, Tick } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { KeyLines } from '@/app/_ui/key-help'
import { Link, Term } from '@/app/_ui/link'
import { ProgressLine } from '@/app/_ui/progress-line'
import { Popover } from '@/app/_ui/popover'
import { Table, TableHead } from '@/app/_ui/table'
import { classes } from '@/app/_ui/classes'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const CHOICES = [
  { value: 'one', name: 'The first' },
  { value: 'two', name: 'The second' },
] as const

function Buttons() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button>
        The next thing <KeyHint>Enter</KeyHint>
      </Button>
      <Button look="quiet">Another way out</Button>
      <Button disabled className="disabled:opacity-45">
        Not yet
      </Button>
      <ButtonLink href="/about" look="quiet">
        To another page
      </ButtonLink>
      <SmallButton>Beside a field</SmallButton>
      <TextButton>Beside it</TextButton>
      <IconButton aria-label="Close">
        <X size={18} aria-hidden="true" />
      </IconButton>
      <NumberedButton number={1}>One of a list of answers</NumberedButton>
    </div>
  )
}

function Texts({ theme }: { readonly theme: Theme }) {
  return (
    <div className="grid gap-3">
      <p>
        <Link href="/about" className="link">
          A link
        </Link>
        , and <Term id="house-edge">a word</Term> that the glossary explains.
      </p>
      <KeyLines lines={[[['U', 'C'], 'what keys do']]} />
      <CopyBox label={`A text to copy, ${theme}`} text="npm run check" buttonLabel="Copy the command" />
      <CopyButton text="A text" says="Copy a text" />
      <ProgressLine done={0.4} label="How far it is" />
    </div>
  )
}

function Fields() {
  const file = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<(typeof CHOICES)[number]['value']>('one')
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Field label="A line of text">
        <Input placeholder="Empty" />
      </Field>
      <Field label="One that is wrong">
        <Input defaultValue="abc" aria-invalid />
      </Field>
      <Field label="One of a list">
        <Select value={chosen} options={CHOICES} onChoose={setChosen} />
      </Field>
      <Field label="Several lines">
        <TextArea rows={2} />
      </Field>
      <Checkbox defaultChecked>A box to tick</Checkbox>
      <label className="flex min-h-11 items-center gap-3">
        <Tick type="radio" defaultChecked /> A circle in a row
      </label>
      <SmallButton onClick={() => file.current?.click()}>A file</SmallButton>
      <FileInput ref={file} aria-label="A file" onFiles={() => undefined} />
      <PillRow
        label="A few, as pills"
        pills={CHOICES.map(({ value, name }) => ({ id: value, name }))}
        chosen={chosen}
        onChoose={setChosen}
      />
    </div>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Popover
        button="A popover"
        buttonClassName="link min-h-11"
        label="A popover"
        className="rounded-panel border bg-raised p-4 text-ink shadow-panel"
      >
        {(close) => <TextButton onClick={close}>Close it</TextButton>}
      </Popover>
      <Dropdown
        button="A panel of the header"
        buttonLabel="A panel of the header"
        buttonClassName="link min-h-11"
        label="A panel of the header"
        className="p-4"
      >
        {({ close }) => <TextButton onClick={close}>Close it</TextButton>}
      </Dropdown>
      <TextButton onClick={() => setOpen('dialog')}>A dialog</TextButton>
      <TextButton onClick={() => setOpen('sheet')}>A sheet</TextButton>
      <Sheet open={open === 'sheet'} onOpenChange={() => setOpen(null)} title="A sheet">
        <p>From the bottom edge on a phone.</p>
      </Sheet>
      {open === 'dialog' && (
        <Dialog
          label="A dialog"
          className="m-auto rounded-panel border bg-raised p-6 text-ink shadow-panel"
          onClose={() => setOpen(null)}
        >
          <TextButton onClick={() => setOpen(null)}>Close it</TextButton>
        </Dialog>
      )}
    </div>
  )
}

/** Not a section, because both themes have parts with the same names. */
const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Panel>
    <Heading>{name}</Heading>
    {children}
  </Panel>
)

/** Every primitive in one theme. */
function Theme({ theme }: { readonly theme: Theme }) {
  return (
    <section
      aria-label={theme}
      className={classes(theme, 'grid content-start gap-5 rounded-panel bg-paper p-4 text-ink')}
    >
      <Part name="Headings">
        <Heading level={3}>A part of a part</Heading>
      </Part>
      <Part name="Texts">
        <Texts theme={theme} />
      </Part>
      <Part name="Buttons">
        <Buttons />
      </Part>
      <Part name="Fields">
        <Fields />
      </Part>
      <Part name="Notices">
        <Notice tone="plain">To be read.</Notice>
        <Notice tone="good">It worked.</Notice>
        <Notice tone="bad">It failed, and this is what to do.</Notice>
      </Part>
      <Part name="Tables">
        <Table caption="A table of figures">
          <TableHead columns={['Words', 'Figures']} />
          <tbody>
            <tr className="border-t">
              <th scope="row" className="table-name">
                A row
              </th>
              <td className="table-figure">0.00%</td>
            </tr>
          </tbody>
        </Table>
      </Part>
      <Part name="Overlays">
        <Overlays />
      </Part>
    </section>
  )
}

/** Every primitive in the light and the dark theme. */
export const Gallery = () => (
  <div className="grid gap-6 lg:grid-cols-2">
    {THEMES.map((theme) => (
      <Theme key={theme} theme={theme} />
    ))}
  </div>
)
