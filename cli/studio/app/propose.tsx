import { useEffect, useState } from 'react';
import { ask, type Proposal } from './api.ts';
import { Input, Line, Pane, submits } from './ui.tsx';

/** The button that hands the changes over: it shows what differs, and commits it on a branch. */
export function Propose() {
  return (
    <Pane trigger="Propose" title="Propose the changes">
      <Comparison />
    </Pane>
  );
}

function Comparison() {
  const [found, setFound] = useState<Proposal | { message: string }>();
  useEffect(() => {
    void ask('propose', {}).then(setFound, (error: Error) => setFound({ message: error.message }));
  }, []);
  if (found === undefined) {
    return (
      <p className="note" role="status">
        Building the site as it was, to compare it…
      </p>
    );
  }
  if ('message' in found) return <Refusal text={found.message} />;
  if (found.files.length === 0) {
    return (
      <p className="note" role="status">
        {found.hasGit
          ? 'The last commit has all that the studio changed.'
          : 'The studio has changed nothing since it was started.'}
      </p>
    );
  }
  return (
    <>
      <Difference proposal={found} />
      {found.hasGit ? (
        <CommitForm proposal={found} />
      ) : (
        <p className="note">There is no git repository with a commit here, so hand over the files above.</p>
      )}
    </>
  );
}

function Difference({ proposal: { counts, parts, files, hasGit } }: { readonly proposal: Proposal }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the arrow keys.
    <section className="difference" tabIndex={0} aria-label="What differs">
      <p className="difference-counts">
        Since {hasGit ? 'the last commit' : 'the studio was started'}: {counts}.
      </p>
      {parts.map(({ title, weight, changes }) => (
        <section key={title} className="difference-part">
          <h3>
            {title} <span className="summary">{weight}</span>
          </h3>
          {changes.map((change) => (
            <div key={`${change.title} ${JSON.stringify(change.edits)}`} className="difference-change">
              <p className="help">{change.title}</p>
              {change.edits.map(({ before, removed, added, after }) => (
                <p key={`${before}${removed}${added}`}>
                  {before}
                  {removed && <del>{removed}</del>}
                  {added && <ins>{added}</ins>}
                  {after}
                </p>
              ))}
            </div>
          ))}
        </section>
      ))}
      <section className="difference-part">
        <h3>Files</h3>
        <ul>
          {files.map((file) => (
            <li key={file}>{file}</li>
          ))}
        </ul>
      </section>
    </section>
  );
}

function CommitForm({ proposal: { hash, title: suggested } }: { readonly proposal: Proposal }) {
  const [title, setTitle] = useState(suggested);
  const [branch, setBranch] = useState(() => branchOf(suggested));
  const [state, setState] = useState<'asking' | 'committing' | { message: string } | { commit: string }>('asking');
  if (typeof state === 'object' && 'commit' in state) {
    return (
      <p role="status">
        You are on the branch {branch} now, with the commit {state.commit}. Nothing was pushed. To push it:{' '}
        <code>git push -u origin {branch}</code>
      </p>
    );
  }
  const submit = async () => {
    setState('committing');
    setState(await ask('commit', { hash, branch, title }).catch((error: Error) => ({ message: error.message })));
  };
  return (
    <form className="commit" onSubmit={submits(submit)}>
      <Line className="setting" label="Title">
        <Input required value={title} onChange={setTitle} />
      </Line>
      <Line className="setting" label="Branch">
        <Input required value={branch} onChange={setBranch} />
      </Line>
      <button type="submit" className="tool tool-main" disabled={state === 'committing'}>
        Commit on this branch
      </button>
      {typeof state === 'object' ? (
        <Refusal text={state.message} />
      ) : (
        <p className="note">The commit has the files above and this text. Nothing is pushed.</p>
      )}
    </form>
  );
}

/** Shows why something was not done, in the words of git if it was git. */
function Refusal({ text }: { readonly text: string }) {
  return (
    <p className="note refusal" role="alert" data-tone="error">
      {text}
    </p>
  );
}

function branchOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `studio/${words.slice(0, 50).replace(/-$/, '')}`;
}
