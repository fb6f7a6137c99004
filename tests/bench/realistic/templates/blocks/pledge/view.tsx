import type { PledgeProps } from './fields.ts';

export function PledgeView({ id, text }: PledgeProps) {
  return (
    <p id={id} className="pledge wrap">
      {text}
    </p>
  );
}
