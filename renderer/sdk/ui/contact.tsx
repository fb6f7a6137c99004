import type { ReactNode } from 'react';
import { groups, list, readByView, text } from '../fields.ts';
import { Icon, type IconName } from './icon.tsx';

/** The field of a postal address, which `<AddressLines>` shows. */
export const addressLines = () =>
  list(text('A line of the address.', { max: 80 }), 'The postal address, line by line.', { max: 6 }).optional();

/** The field of opening hours that a section has itself. */
export const openHours = (help: string) =>
  groups(help, { max: 7 }, 'Days with the same hours.', {
    // A dash is where a line may end.
    days: readByView(text('Which days: "Mon–Fri".', { max: 40 })),
    hours: readByView(text('The hours: "9 am – 5 pm", or "closed".', { max: 40 })),
  }).optional();

/** A postal address, line by line. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </address>
  );
}

interface ContactDetailProps {
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One way to get in touch, as an entry of a `<dl>`. */
export function ContactDetail({ icon, label, className, children }: ContactDetailProps) {
  return (
    <div className={className}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
