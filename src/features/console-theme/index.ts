/**
 * Client module: exposes the theme to readers who explore the site in the browser's
 * console, and logs a hint there. Production only: in development the console belongs to
 * the developer.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { whenIdle } from '../../components/whenIdle';
import { SITE_NAME } from '../../config/site';
import { exposeTheme } from './exposeTheme';

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  exposeTheme(window, () => import('./readTheme').then(({ readTheme }) => readTheme));
  whenIdle(() => {
    console.info(
      translate(
        {
          id: 'console.greeting',
          message:
            'Welcome to {site}. Try: await theme\nIt loads the MUI theme of the demos; after that, theme is the theme as you have set it.',
          description: "Greeting in the browser's console; `await theme` is code",
        },
        { site: SITE_NAME },
      ),
    );
  });
}
