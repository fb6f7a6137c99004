import { cells } from './cells.ts';
import { type Measured, measure } from './measure.ts';
import { buildPage } from './site.ts';
import type { Sender } from './world.ts';

/** Measures every cell, with and without headers that let the page read answers; two at a time. */
export async function runMatrix(
  sender: Sender,
  leads: number,
  chosen: (name: string) => boolean,
  tell: (measured: Measured) => void,
  /** A cell that could not be measured. */
  broken: (cell: string, error: unknown) => void,
): Promise<Measured[]> {
  const script = await buildPage();
  const waiting = cells
    .filter(({ name }) => chosen(name))
    .flatMap((cell) => [true, false].map((cors) => ({ cell, cors, sender, leads, script })));
  const all: Measured[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        const measured = await measure(next);
        tell(measured);
        all.push(measured);
      } catch (error) {
        broken(next.cell.name, error);
      }
    }
  };
  await Promise.all([work(), work()]);
  return all;
}
