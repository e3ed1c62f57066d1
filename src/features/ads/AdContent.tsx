/** Loaded after the page: everything that a slot needs besides its placeholder. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AD_ATTRIBUTE } from '../../config/ads';
import type { SiteConfig } from '../../types/siteConfig';
import { track } from '../analytics';
import { AdBoundary } from './AdBoundary';
import { AdCard } from './AdCard';
import { Appeal } from './Appeal';
import { createAdMachine, type AdMachine, type AdSource } from './createAdMachine';
import { makeHouseAds } from './houseAds';
import { requestNetworkAd } from './requestNetworkAd';
import { ScriptFrame } from './ScriptFrame';
import styles from './AdContent.module.css';

export interface AdContentProps {
  /** The slot's element, inside which an ad counts as found. */
  getRoot: () => Element | null;
  /** Called when the slot stays empty for good. */
  onEmpty: () => void;
}

/** Names of the house ads that are shown on the page. */
const taken = new Set<string>();

/** Content of a slot. An error in it empties the slot and does not affect the page. */
export function AdContent(props: AdContentProps) {
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const site = customFields as unknown as SiteConfig;
  const [machine] = useState(() => createMachine(site, baseUrl));
  const onCrash = () => {
    track('action', { category: 'ad', action: 'crash', label: machine.getLabel() });
    props.onEmpty();
  };
  return (
    <AdBoundary onCrash={onCrash}>
      <AdLife {...props} machine={machine} site={site} baseUrl={baseUrl} />
    </AdBoundary>
  );
}

interface AdLifeProps extends AdContentProps {
  machine: AdMachine;
  site: SiteConfig;
  baseUrl: string;
}

function AdLife({ machine, getRoot, site, baseUrl }: AdLifeProps) {
  const { view, hasFrame, error } = useSyncExternalStore(machine.subscribe, machine.get);
  useEffect(() => {
    const root = getRoot();
    if (root) machine.start(root);
    return machine.stop;
  }, [machine, getRoot]);
  const onFound = useCallback(() => machine.offerScriptAd(), [machine]);
  if (error) throw error;
  const isScript = view.kind === 'script';
  return (
    <>
      {hasFrame && (
        <div
          className={styles.provider}
          hidden={!isScript}
          {...{ [AD_ATTRIBUTE]: isScript ? '' : undefined }}
        >
          <ScriptFrame
            scriptUrl={site.adsScript}
            label={machine.getLabel()}
            onFound={onFound}
          />
        </div>
      )}
      {(view.kind === 'network' || view.kind === 'house') && (
        <AdCard key={view.label} ad={view.ad} />
      )}
      {view.kind === 'appeal' && <Appeal image={`${baseUrl}img/house/appeal.svg`} />}
    </>
  );
}

function createMachine(site: SiteConfig, baseUrl: string): AdMachine {
  return createAdMachine({
    source: getSource(site),
    random: Math.random,
    setTimeout: (action, ms) => window.setTimeout(action, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
    houseAds: makeHouseAds(baseUrl),
    taken,
    requestAd: (signal) =>
      requestNetworkAd({
        endpoint: site.adsEndpoint,
        poweredby: new URL(site.adsEndpoint).hostname,
        fetch: (input, init) => window.fetch(input, init),
        loadSanitizer: () => import('./sanitizeHtml'),
        signal,
      }),
    onDisplay: (label) => track('action', { category: 'ad', action: 'display', label }),
  });
}

function getSource(site: SiteConfig): AdSource {
  if (site.adsEndpoint) return 'json';
  return site.adsScript ? 'script' : 'house';
}
