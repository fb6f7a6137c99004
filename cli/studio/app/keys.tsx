import { Pane } from './ui.tsx';

/** What each key does, by where the focus is. On a Mac, Command does what Control does. */
const groups = [
  {
    where: 'Everywhere',
    keys: [
      ['Ctrl Z', 'take back the last change'],
      ['Ctrl Shift Z', 'make it again'],
      ['Escape', 'close what is open, or give a text back what its file says'],
      ['?', 'open this list'],
    ],
  },
  {
    where: 'In the list of sections',
    keys: [
      ['Alt ↑', 'move the section up'],
      ['Alt ↓', 'move the section down'],
    ],
  },
  {
    where: 'In a text',
    keys: [
      ['Enter', 'save; in a text of several lines, a new line'],
      ['Shift Enter', 'a new line on the page'],
      ['Ctrl B', 'bold'],
      ['Ctrl I', 'italic'],
      ['Ctrl K', 'link'],
      ['Ctrl Shift 7', 'numbered list'],
      ['Ctrl Shift 8', 'list with dots'],
    ],
  },
  {
    where: 'In a table and a picture',
    keys: [
      ['Arrows', 'go to the next cell, or move the point that stays in sight'],
      ['Enter', 'go to the cell below'],
    ],
  },
];

interface KeysProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The page of shortcuts. */
export function Keys(props: KeysProps) {
  return (
    <Pane {...props} trigger="Keys" title="Keys" className="dialog dialog-small keys-dialog">
      <div className="keys">
        {groups.map(({ where, keys }) => (
          <section key={where}>
            <h3 className="unsaved-where">{where}</h3>
            <dl>
              {keys.map(([key = '', does]) => (
                <div key={key}>
                  <dt>
                    {key.split(' ').map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Pane>
  );
}
