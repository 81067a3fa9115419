/** The name of the game and what this page does. */
export function Heading({ name }: { readonly name: string }) {
  return (
    <div className="pay-tables-wide flex flex-wrap items-baseline gap-x-3.5">
      <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">
        {name} <span className="text-[15px] font-normal tracking-normal text-muted min-[700px]:text-[0.78em]">pay tables</span>
      </h1>
      <p className="text-small text-muted max-[699px]:w-full">Drag a pay; the whole game is solved again as you move</p>
    </div>
  )
}
