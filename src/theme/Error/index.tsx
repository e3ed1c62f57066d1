// Replaces the original page, which shows little more than the message, for errors
// outside a layout.
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import Root from '@theme/Root';
import { ErrorView } from '@site/src/features/error-page';

/** The layout reads which plugin created the page; here there is none. */
const NO_ROUTE = { plugin: { name: 'error', id: 'default' } };

/** The layout may be what failed; then only the error is shown. */
export default function ThemeError({ error, tryAgain }: Props) {
  return (
    <ErrorBoundary fallback={() => <ErrorView error={error} />}>
      <RouteContextProvider value={NO_ROUTE}>
        <Root>
          <Layout>
            <ErrorPageContent error={error} tryAgain={tryAgain} />
          </Layout>
        </Root>
      </RouteContextProvider>
    </ErrorBoundary>
  );
}
