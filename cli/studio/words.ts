/** What people call the fields of blocks. A name that is not here is its own words: `pointsTitle` is "Points title". */
const fieldWords: Readonly<Record<string, string>> = {
  action: 'Button',
  actions: 'Buttons',
  after: 'What follows',
  alt: 'What the picture shows',
  aside: 'At the side',
  autocomplete: 'What browsers fill in',
  badge: 'Badge',
  caption: 'Caption',
  cells: 'Tiles',
  cta: 'Button',
  decimals: 'Decimals allowed',
  delivery: 'When a lead counts as sent',
  description: 'Description',
  destinations: 'Where leads go',
  destination: 'Where leads go',
  earliest: 'First day',
  entry: 'Entry',
  eyebrow: 'Small line above the headline',
  failure: 'If sending fails',
  fields: 'Questions',
  focus: 'What stays in sight',
  formLabel: 'Name of the form in the inbox',
  help: 'Hint below the question',
  hidden: 'Values sent along',
  href: 'Where it leads',
  initials: 'Initials',
  invalid: 'Message if it is empty or wrong',
  joined: 'Joined value',
  latest: 'Last day',
  lead: 'Text under the headline',
  legend: 'What the marks mean',
  max: 'At most',
  media: 'Picture or drawing',
  min: 'At least',
  more: 'Words of the link',
  note: 'Small print',
  numbered: 'With numbers',
  options: 'Choices',
  partial: 'Send unfinished forms too',
  placeholder: 'Words before a choice',
  required: 'Must be answered',
  requiredNote: 'What the star means',
  role: 'Role',
  sending: 'Words while sending',
  src: 'Picture',
  submit: 'Words of the button',
  success: 'Thank-you message',
  tone: 'Background',
  version: 'Version of these words',
  when: 'When it is asked',
  width: 'Width',
};

/** Returns a name as words: `pointsTitle` is "Points title". */
export function inWords(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns what people call a field. */
export function nameOf({ name, label }: { readonly name: string; readonly label?: string }): string {
  return label ?? fieldWords[name] ?? inWords(name);
}

/** Returns a name for a section that no other one has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  return free;
}
