import { meantFor } from '../../../renderer/client/form/check-fields.ts';

/** What a type of question is called, what it is for, and a drawing of it on a grid of 24. */
interface QuestionType {
  readonly name: string;
  readonly about: string;
  readonly drawn: string;
}

const line = 'M3 8h18v8H3z';

/** The types of questions in the order of the palette. */
export const questionTypes: Readonly<Record<string, QuestionType>> = {
  text: { name: 'Short text', about: 'A name, a town', drawn: `${line} M6 12h6` },
  email: { name: 'Email', about: 'An address to answer to', drawn: 'M3 6h18v12H3z M3 7l9 7 9-7' },
  phone: {
    name: 'Phone',
    about: 'A number, as people write it',
    drawn: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  },
  message: { name: 'Long text', about: 'Several lines', drawn: 'M3 4h18v16H3z M6 8h12 M6 12h12 M6 16h7' },
  number: { name: 'Number', about: 'Guests, rooms, years', drawn: 'M9 4L7 20 M17 4l-2 16 M4 9h16 M4 15h16' },
  date: { name: 'Date', about: 'A day, from a calendar', drawn: 'M4 6h16v14H4z M4 10h16 M8 3v5 M16 3v5' },
  time: { name: 'Time', about: 'An hour of the day', drawn: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 7v5l3 3' },
  select: { name: 'Menu', about: 'One of many choices', drawn: `${line} M15 11l2 2 2-2` },
  radio: {
    name: 'One choice',
    about: 'One of a few, all in sight',
    drawn: 'M6 8a2 2 0 1 0 .1 0 M6 16a2 2 0 1 0 .1 0 M11 8h9 M11 16h9',
  },
  cards: { name: 'Cards', about: 'One of a few, with pictures', drawn: 'M3 5h8v14H3z M13 5h8v14h-8z' },
  checkboxes: {
    name: 'Several choices',
    about: 'As many as apply',
    drawn: 'M3 5h5v5H3z M3 14h5v5H3z M12 7h9 M12 16h9',
  },
  checkbox: { name: 'Yes or no', about: 'One box to tick', drawn: 'M5 5h14v14H5z M8 12l3 3 5-6' },
  consent: { name: 'Consent', about: 'Words that people agree to', drawn: 'M5 3h10l4 4v14H5z M8 14l3 3 5-6' },
  website: {
    name: 'Web address',
    about: 'With or without https://',
    drawn: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M3 12h18 M12 3c6 6 6 12 0 18 M12 3c-6 6-6 12 0 18',
  },
  digits: { name: 'Phone, digits only', about: 'Nothing but digits', drawn: `${line} M6 12h2 M11 12h2 M16 12h2` },
};

/** Whether a question of a type has a use for one of its fields. */
export function isUsed(field: string, type: string): boolean {
  const types: readonly string[] | undefined = Object.entries(meantFor).find(([name]) => name === field)?.[1];
  return (types?.includes(type) ?? true) && !(field === 'label' && type === 'consent');
}

/** A question of a form as the config has it, as far as conditions read it. */
export interface Question {
  readonly name: string;
  readonly label?: string;
  readonly type: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly when?: Readonly<Record<string, Answer>>;
}

export type Answer = string | boolean | readonly string[];

/** What people call a question. */
export function questionName({ label, name, type }: Question): string {
  return label ?? (type === 'consent' ? 'Consent' : name);
}

/** Returns the answers that a question can have, by what they are called; none if anything can be answered. */
export function answersOf({
  type,
  options = [],
}: Question): readonly { readonly value: string | boolean; readonly label: string }[] {
  if (type === 'checkbox' || type === 'consent')
    return [
      { value: true, label: 'ticked' },
      { value: false, label: 'not ticked' },
    ];
  return isUsed('options', type) ? options : [];
}

/** Returns what a condition says: "Which service? is Repair". */
export function conditionText(when: Question['when'], questions: readonly Question[]): string {
  const parts = Object.entries(when ?? {}).map(([name, answer]) => {
    const question = questions.find((one) => one.name === name);
    const answers = Array.isArray(answer) ? answer : [answer];
    const known = question === undefined ? [] : answersOf(question);
    const labels = answers.map((one) => known.find(({ value }) => value === one)?.label ?? String(one));
    return `${question === undefined ? name : questionName(question)} is ${labels.join(' or ')}`;
  });
  return parts.join(', and ');
}
