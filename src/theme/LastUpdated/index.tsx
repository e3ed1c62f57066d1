// Replaces the original, which formats the date again while the page is hydrated: the
// first use of `Intl.DateTimeFormat` takes the browser longer than any component of a page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import { useState } from 'react';

export default function LastUpdated({ lastUpdatedAt }: { lastUpdatedAt?: number }) {
  const isHydrated = useIsBrowser();
  const [isWritten] = useState(ExecutionEnvironment.canUseDOM && !isHydrated);
  if (!lastUpdatedAt) return null;
  const dateTime = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              values={{
                date: (
                  <b>
                    {isWritten ? (
                      <time
                        dateTime={dateTime}
                        itemProp="dateModified"
                        suppressHydrationWarning
                        dangerouslySetInnerHTML={{ __html: '' }}
                      />
                    ) : (
                      <time dateTime={dateTime} itemProp="dateModified">
                        <FormattedDate time={lastUpdatedAt} />
                      </time>
                    )}
                  </b>
                ),
              }}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

function FormattedDate({ time }: { time: number }) {
  return useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time);
}
