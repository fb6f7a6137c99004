import { registerDrawings } from '../../../renderer/sdk/media/site-drawings.ts';
import { contours } from '../../../templates/drawings/contours/index.ts';
import { mapPack } from '../../../templates/drawings/map-pack/index.ts';
import { rankGrid } from '../../../templates/drawings/rank-grid/index.ts';
import { streets } from '../../../templates/drawings/streets/index.ts';

/** The drawings of the first site. Blocks that load later know their kinds, as in a build. */
export const drawings = [contours, mapPack, rankGrid, streets];

registerDrawings(drawings.map((drawing) => ({ file: drawing.kind, exports: { drawing } })));
