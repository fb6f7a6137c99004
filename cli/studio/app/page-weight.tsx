import { useEffect, useState } from 'react';
import { api, type PageWeight as Weight } from './api.ts';
import type { Studio } from './use-studio.ts';

/** Milliseconds without another version after which the page is weighed. */
const rest = 400;

/** What the open page weighs, beside its budget, and what weighs most in it. */
export function PageWeight({ studio }: { readonly studio: Studio }) {
  const [weight, setWeight] = useState<Weight | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { path, version } = studio.page ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version of the page is weighed.
  useEffect(() => {
    if (path === undefined) return;
    let isShown = true;
    const timer = setTimeout(() => {
      void api.weight(path, isOpen).then(
        (answer) => isShown && setWeight(answer.weight),
        () => undefined,
      );
    }, rest);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [path, version, isOpen]);
  if (weight === null) return undefined;
  const { document, script, parts } = weight;
  const isOver = document.bytes > document.budget || script.bytes > script.budget;
  return (
    <details
      className="problems weight"
      data-errors={isOver || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {inKilobytes(document.bytes)} of {inKilobytes(document.budget)} kB
      </summary>
      <div className="problems-panel">
        <Meter label="Page and its styles" {...document} />
        <Meter label="Script before anything is pressed" {...script} />
        <h3 className="unsaved-where">What weighs most</h3>
        <table className="weight-parts">
          <tbody>
            {parts?.map(({ part, bytes }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td>{inKilobytes(bytes)} kB</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="help">Compressed, as visitors load it. Pictures have budgets of their own.</p>
      </div>
    </details>
  );
}

interface MeterProps {
  readonly label: string;
  readonly bytes: number;
  readonly budget: number;
}

function Meter({ label, bytes, budget }: MeterProps) {
  return (
    <label className="weight-meter">
      {label}: {inKilobytes(bytes)} of {inKilobytes(budget)} kB
      <meter min={0} max={budget} value={Math.min(bytes, budget)} high={budget - 1} />
    </label>
  );
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
