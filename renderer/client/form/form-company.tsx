import type { Phone } from '../../sdk/facts.ts';
import { Icon } from '../../sdk/ui/icon.tsx';

interface PointsProps {
  points: readonly string[];
  title?: string | undefined;
  /** Where one follows the other. */
  numbered?: boolean | undefined;
}

/** What takes away doubts beside a form: steps with their numbers, or points with a mark. */
export function Points({ points, title, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="form-points">
      {title && <p className="form-points-title">{title}</p>}
      <List>
        {points.map((point) => (
          <li key={point}>
            {!numbered && <Icon name="check" />}
            {point}
          </li>
        ))}
      </List>
    </div>
  );
}

interface WayOutProps {
  text?: string | undefined;
  phone?: Phone | undefined;
  email?: string | undefined;
}

/** How to reach a person without the form. */
export function WayOut({ text, phone, email }: WayOutProps) {
  return (
    <div className="way-out">
      {text && <p>{text}</p>}
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
