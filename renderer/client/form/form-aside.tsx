import type { Phone } from '../../sdk/facts.ts';
import { Icon } from '../../sdk/ui/icon.tsx';
import { plainWords, type RichText } from '../../sdk/words/rich-text.ts';
import { RowWords, Words } from '../../sdk/words/words.tsx';

interface PointsProps {
  points: readonly RichText[];
  title?: string | undefined;
  /** Numbers the points, for steps in order. */
  numbered?: boolean | undefined;
}

/** A list beside a form: numbered steps, or points with a check mark. */
export function Points({ points, title, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="form-points">
      {title && <p className="form-points-title">{title}</p>}
      <List>
        {points.map((point) => (
          <li key={plainWords(point)}>
            {!numbered && <Icon name="check" />}
            <RowWords text={point} />
          </li>
        ))}
      </List>
    </div>
  );
}

interface ContactBoxProps {
  text?: RichText | undefined;
  phone?: Phone | undefined;
  email?: string | undefined;
}

/** Contact details beside a form, for people who do not want to use it. */
export function ContactBox({ text, phone, email }: ContactBoxProps) {
  return (
    <div className="way-out">
      {text && (
        <p>
          <Words text={text} />
        </p>
      )}
      {phone && (
        <a href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
    </div>
  );
}
