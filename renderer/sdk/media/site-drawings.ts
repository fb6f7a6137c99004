import type { AnyDrawing } from './drawing.ts';
import { drawingFault, type Fault, isDrawing } from './drawing-fault.ts';

/** The drawings of the site; none outside the bundle of its blocks. */
export const siteDrawings: AnyDrawing[] = [];

/** What became of a file that should export a drawing. */
export type ReadDrawing = { readonly file: string } & ({ readonly drawing: AnyDrawing } | { readonly fault: Fault });

/**
 * Adds the drawings that some files of the site export, before its blocks load. So the schemas of blocks know all kinds of
 * media from the start.
 */
export function registerDrawings(
  modules: readonly { readonly file: string; readonly exports: Record<string, unknown> }[],
): ReadDrawing[] {
  return modules.map(({ file, exports }) => {
    // The drawing may be exported by name and as default.
    const found = [...new Set(Object.values(exports).filter(isDrawing))];
    const [drawing] = found;
    if (drawing === undefined || found.length > 1) {
      const message = `The file exports ${found.length} drawings; it must export one, made by defineDrawing.`;
      return { file, fault: { message } };
    }
    const fault = drawingFault(drawing, siteDrawings);
    if (fault !== undefined) return { file, fault };
    // Required by the types, but needed by the gallery alone.
    const complete = { ...drawing, description: drawing.description ?? '', examples: drawing.examples ?? [] };
    siteDrawings.push(complete);
    return { file, drawing: complete };
  });
}
