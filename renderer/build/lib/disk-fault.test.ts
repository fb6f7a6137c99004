import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { Faults } from '../../sdk/issue.ts';
import { diskFault } from './disk-fault.ts';

describe('an error of the file system', () => {
  it('is a fault that says what was done, what the system answered, and a way out, without the path twice', () => {
    const cause = Object.assign(new Error("EACCES: permission denied, open '/srv/x'"), { code: 'EACCES' });
    expect(diskFault('Cannot write "x"', cause)).toMatchObject({
      name: 'Faults',
      cause,
      findings: [
        {
          code: 'disk-failed',
          message: 'Cannot write "x": EACCES: permission denied',
          suggestion: expect.stringContaining('right'),
        },
      ],
    });
  });

  it.each(['ENOSPC', 'EROFS', 'EISDIR', 'ENAMETOOLONG', 'EMFILE', 'EIO'])('has a way out (%s)', (code) => {
    const fault = diskFault('Cannot write', Object.assign(new Error(code), { code }));
    expect(fault).toMatchObject({ findings: [{ suggestion: expect.stringMatching(/\.$/) }] });
  });

  it('stands at the file it is about', () => {
    const fault = thrownBy(() => readFileSync(tmpdir()));
    expect(diskFault('Cannot read', fault, '/site/theme.css')).toMatchObject({
      findings: [{ place: { file: '/site/theme.css', line: 1, column: 1 } }],
    });
  });

  it('is not what Node says of a wrong call, nor any other error: these stay ours', () => {
    const wrong = thrownBy(() => readFileSync('\0'));
    for (const error of [wrong, new TypeError('x'), 'words']) {
      expect(diskFault('Cannot read', error)).not.toBeInstanceOf(Faults);
    }
    expect(diskFault('Cannot read', new Error('x')).message).toBe('Cannot read: x');
  });

  it('stays the fault that it is already', () => {
    const fault = new Faults([{ code: 'out-stuck', message: 'x', path: [] }]);
    expect(diskFault('Cannot write', fault)).toBe(fault);
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}
