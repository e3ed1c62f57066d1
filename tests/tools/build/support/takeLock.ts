/** Takes the lock of a build, says whether it has it, and keeps it for a while. */
import { lockBuild } from '../../../../tools/build/lockBuild';

const HELD_MS = 3_000;

lockBuild(process.argv[2]).then(
  () => {
    console.log('has it');
    setTimeout(() => undefined, HELD_MS);
  },
  (error: Error) => console.log(error.message),
);
