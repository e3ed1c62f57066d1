import clsx from 'clsx';
import { Table } from '../../components/Table';
import { listThirdPartyHosts, listStored } from '../../config/privacy';
import type { SiteConfig } from '../../types/siteConfig';
import { labels, placeLabels, purposeLabels } from './labels';
import styles from './styles.module.css';

/**
 * Lists what this deployment stores and which hosts it contacts; a test checks the data.
 */
export function PrivacyPage({ site }: { site: SiteConfig }) {
  const hosts = listThirdPartyHosts(site);
  return (
    <main className={clsx('container', 'markdown', styles.page)}>
      <h1>{labels.title()}</h1>
      <p>{labels.lead()}</p>
      <h2>{labels.stored()}</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col">{labels.name()}</th>
            <th scope="col">{labels.place()}</th>
            <th scope="col">{labels.purpose()}</th>
          </tr>
        </thead>
        <tbody>
          {listStored(site).map(({ names, place, purpose }) => (
            <tr key={names.join() + place}>
              <td>
                {names.map((name) => (
                  <div key={name}>
                    <code translate="no">{name}</code>
                  </div>
                ))}
              </td>
              <td>{placeLabels[place]()}</td>
              <td className={styles.purpose}>{purposeLabels[purpose]()}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <h2>{labels.hosts()}</h2>
      {hosts.length === 0 ? (
        <p>{labels.noHosts()}</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{labels.host()}</th>
              <th scope="col">{labels.purpose()}</th>
            </tr>
          </thead>
          <tbody>
            {hosts.map(({ host, purpose }) => (
              <tr key={host}>
                <td>
                  <code translate="no">{host}</code>
                </td>
                <td className={styles.purpose}>{purposeLabels[purpose]()}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p>{labels.sandboxes()}</p>
      <p>{labels.links()}</p>
    </main>
  );
}
