/** Takes the lock of a build, prints whether it has it, and holds it for a while. */
import { lockBuild } from '../../../../tools/build/lockBuild';

const HELD_MS = 3_000;

lockBuild(process.argv[2]).then(
  () => {
    console.log('has it');
    setTimeout(() => undefined, HELD_MS);
  },
  (error: Error) => console.log(error.message),
);
