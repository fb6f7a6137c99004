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
  plain,
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
              <Title>{pair.place}</Title>
              <p className="figure-aside">{`“${pair.term}”`}</p>
              <Comparison id={`${id}-${index + 1}`} pair={pair} labels={[beforeLabel, afterLabel]} plain={plain} />
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

/** Two maps of the same streets beside each other, so that both are seen whole. */
function Comparison({
  id,
  pair: { place, term, before, after },
  labels: [first, second],
  plain,
}: PairProps & { id: string; labels: readonly [string, string]; plain: boolean | undefined }) {
  const shared = { place, term, plain };
  return (
    <div className="ranks-maps">
      <p className="ranks-ends">{first}</p>
      <RankMap id={`${id}-first`} title={first} ranks={before} {...shared} />
      <p className="ranks-ends">{second}</p>
      <RankMap id={`${id}-second`} title={second} ranks={after} {...shared} />
    </div>
  );
}

/** The change of the average rank and of the number of top positions. */
function Change({ pair }: PairProps) {
  const [before, after] = [readRanks(pair.before), readRanks(pair.after)];
  return (
    <div className="ranks-foot">
      <dl className="ranks-change">
        <div>
          <dt>Average rank</dt>
          <dd>
            {before.average.toFixed(1)} <Arrow /> <b>{after.average.toFixed(1)}</b>
          </dd>
        </div>
        <div>
          <dt>Top 3</dt>
          <dd>
            {before.inBand[0]} <Arrow /> <b>{after.inBand[0]}</b> of {after.points}
          </dd>
        </div>
      </dl>
      {pair.note && <p className="figure-aside">{pair.note}</p>}
    </div>
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
