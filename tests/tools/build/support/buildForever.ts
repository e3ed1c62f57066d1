/** Starts two builds that never end, and prints their process ids. */
import { runLanguages } from '../../../../tools/build/runLanguages';

const code = 'console.log(process.pid); setInterval(() => 0, 1000)';
void runLanguages(['en', 'zh'].map((language) => ({ language, args: ['-e', code] })));
