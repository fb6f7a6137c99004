import { Fragment } from 'react';
import { linkAttributes, Picture, ScrollRegion } from '../../sdk/index.ts';
import { type Inline, type ProseNode, type ProseRow, plainText } from '../../sdk/prose/prose.ts';

interface BodyProps {
  nodes: readonly ProseNode[];
  /** What a table is called if it stands below no heading. */
  table: string;
  /** The text begins the page, so that a picture at its start is the first that visitors see. */
  first?: boolean;
}

/** The text of a prose file. Its nodes never change, so their indexes are keys. */
export function Body({ nodes, table, first = false }: BodyProps) {
  return nodes.map((node, index) => {
    const name = headingAbove(nodes, index) ?? table;
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    return <Node key={index} node={node} table={name} first={first && index === 0} />;
  });
}

/** The heading that a table stands below names it. */
function headingAbove(nodes: readonly ProseNode[], index: number): string | undefined {
  if (!('rows' in (nodes[index] ?? {}))) return undefined;
  const above = nodes.slice(0, index).findLast((node) => 'id' in node);
  if (above === undefined) return undefined;
  return plainText('h2' in above ? above.h2 : 'h3' in above ? above.h3 : 'h4' in above ? above.h4 : []);
}

function Node({ node, table, first }: { node: ProseNode; table: string; first: boolean }) {
  if ('p' in node) {
    return (
      <p>
        <Words words={node.p} />
      </p>
    );
  }
  if ('item' in node) return <Words words={node.item} />;
  if ('id' in node) return <Title node={node} />;
  if ('ul' in node) {
    return (
      <ul>
        <Items items={node.ul} table={table} />
      </ul>
    );
  }
  if ('ol' in node) {
    return (
      <ol start={node.start === 1 ? undefined : node.start}>
        <Items items={node.ol} table={table} />
      </ol>
    );
  }
  if ('quote' in node) {
    return (
      <blockquote>
        <Body nodes={node.quote} table={table} />
      </blockquote>
    );
  }
  if ('picture' in node) return <Figure picture={node.picture} first={first} />;
  if ('pre' in node) {
    return (
      <pre>
        <code>{node.pre}</code>
      </pre>
    );
  }
  return 'hr' in node ? <hr /> : <Table node={node} label={table} />;
}

/** A picture with its caption. One that is much narrower than the text keeps its size, and an upright one is narrower. */
function Figure({ picture, first }: { picture: Picture; first: boolean }) {
  const { width, height, caption, credit } = picture;
  const wide = height > width ? 'photo prose-upright' : 'photo';
  return (
    <figure>
      <Picture picture={picture} className={width < 640 ? undefined : wide} loading={first ? 'first' : 'lazy'} />
      {(caption ?? credit) !== undefined && (
        <figcaption>
          {caption} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}

function Title({ node }: { node: Extract<ProseNode, { id: string }> }) {
  const [Tag, words] =
    'h2' in node ? (['h2', node.h2] as const) : 'h3' in node ? (['h3', node.h3] as const) : (['h4', node.h4] as const);
  return (
    <Tag id={node.id}>
      <Words words={words} />
    </Tag>
  );
}

function Items({ items, table }: { items: readonly (readonly ProseNode[])[]; table: string }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <li key={index}>
      <Body nodes={item} table={table} />
    </li>
  ));
}

function Table({ node, label }: { node: Extract<ProseNode, { rows: unknown }>; label: string }) {
  const sides = [undefined, 'prose-middle', 'prose-end'];
  const classOf = (column: number) => sides[node.align[column] ?? 0];
  return (
    <ScrollRegion label={label} className="prose-table">
      <table>
        <thead>
          <tr>
            {node.head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <th key={column} scope="col" className={classOf(column)}>
                <Words words={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {node.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <tr key={index}>
              <Cells row={row} classOf={classOf} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Cells({ row, classOf }: { row: ProseRow; classOf: (column: number) => string | undefined }) {
  return row.map((cell, column) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <td key={column} className={classOf(column)}>
      <Words words={cell} />
    </td>
  ));
}

function Words({ words }: { words: readonly Inline[] }) {
  return words.map((one, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Fragment key={index}>
      <Word word={one} />
    </Fragment>
  ));
}

function Word({ word }: { word: Inline }) {
  if (typeof word === 'string') return word;
  if ('br' in word) return <br />;
  if ('code' in word) return <code>{word.code}</code>;
  if ('strong' in word) {
    return (
      <strong>
        <Words words={word.strong} />
      </strong>
    );
  }
  if ('em' in word) {
    return (
      <em>
        <Words words={word.em} />
      </em>
    );
  }
  return (
    <a {...linkAttributes(word.href)}>
      <Words words={word.link} />
    </a>
  );
}
