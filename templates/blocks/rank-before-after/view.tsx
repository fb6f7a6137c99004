import { Section, SectionHead } from 'frontage/block';
import { readRanks } from '../../drawings/rank-grid/ranks.ts';
import { RankKey, RankMap } from '../../drawings/rank-grid/view.tsx';
import type { RankBeforeAfterProps } from './fields.ts';

export function RankBeforeAfterView({
  id,
  level,
  headline,
  lead,
  beforeLabel = 'Before',
  afterLabel = 'After',
  pairs,
  tone,
}: RankBeforeAfterProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className={pairs.length < 3 ? `wrap ranks-${pairs.length < 2 ? 'beside' : 'wide'}` : 'wrap'}>
        <div>
          <SectionHead id={id} level={level} headline={headline} lead={lead} />
          <RankKey />
        </div>
        <ul className="ranks">
          {pairs.map((pair, index) => (
            <li key={`${pair.place} ${pair.term}`} className="figure">
              <div className="ranks-head">
                <Title>{pair.place}</Title>
                <p className="figure-aside">{`“${pair.term}”`}</p>
                {pair.note && <p className="figure-aside">{pair.note}</p>}
              </div>
              <Comparison id={`${id}-${index + 1}`} pair={pair} labels={[beforeLabel, afterLabel]} />
              <Change pair={pair} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface PairProps {
  pair: RankBeforeAfterProps['pairs'][number];
}

/** Two maps of the same streets, of the same size. Their labels come first, so that they are read together. */
function Comparison({
  id,
  pair: { place, term, before, after },
  labels: [first, second],
}: PairProps & { id: string; labels: readonly [string, string] }) {
  const shared = { place, term };
  return (
    <>
      <p className="ranks-ends">{first}</p>
      <p className="ranks-ends">{second}</p>
      <RankMap id={`${id}-1`} title={first} ranks={before} {...shared} />
      <RankMap id={`${id}-2`} title={second} ranks={after} {...shared} />
    </>
  );
}

/** The change of the average rank and of the number of top positions. */
function Change({ pair }: PairProps) {
  const [before, after] = [readRanks(pair.before), readRanks(pair.after)];
  return (
    <dl>
      <div>
        <dt>Average rank</dt>
        <dd>
          {before.average.toFixed(1)} <Arrow /> <b>{after.average.toFixed(1)}</b>
        </dd>
      </div>
      <div>
        <dt>Top 3</dt>
        <dd>
          {before.inBand[0]} <Arrow /> <b>{after.inBand[0]}</b> {`of\u00a0${after.points}`}
        </dd>
      </div>
    </dl>
  );
}

function Arrow() {
  return (
    <>
      <span aria-hidden="true">→</span>
      <span className="visually-hidden">to</span>
    </>
  );
}
