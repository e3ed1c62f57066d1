import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { handbook, nestHeadings, parentsOf } from './handbook';

const sections = nestHeadings(handbook);

/** A click on the arrow opens a branch; the tree would also select the item. */
const isOnArrow = (event: React.SyntheticEvent | null) =>
  event?.target instanceof Element &&
  event.target.closest(`.${treeItemClasses.iconContainer}`) !== null;

export default function TableOfContents() {
  const article = React.useRef<HTMLDivElement>(null);
  const headings = React.useRef(new Map<string, HTMLElement>());
  const [current, setCurrent] = React.useState('before');
  const [expanded, setExpanded] = React.useState<string[]>(['before']);

  const enter = (id: string) => {
    if (id === current) return;
    setCurrent(id);
    setExpanded((open) => [...new Set([...open, ...(parentsOf(sections, id) ?? [])])]);
  };

  const followScroll = () => {
    const top = (article.current?.scrollTop ?? 0) + 8;
    const passed = handbook.filter(
      ({ id }) => (headings.current.get(id)?.offsetTop ?? 0) <= top,
    );
    enter(passed.at(-1)?.id ?? 'before');
  };

  const goTo = (id: string) => {
    const heading = headings.current.get(id);
    if (!heading || !article.current) return;
    article.current.scrollTop = heading.offsetTop;
    heading.focus({ preventScroll: true });
    enter(id);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
      }}
    >
      <Box component="nav" aria-label="On this page" sx={{ minHeight: 264 }}>
        <RichTreeView
          aria-label="Sections of the handbook"
          items={sections}
          expansionTrigger="iconContainer"
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
          selectedItems={current}
          onSelectedItemsChange={(event, itemId) => {
            if (!isOnArrow(event)) goTo(itemId ?? current);
          }}
        />
      </Box>
      <Box
        ref={article}
        role="region"
        aria-label="Handbook"
        tabIndex={0}
        onScroll={followScroll}
        sx={{
          position: 'relative',
          boxSizing: 'border-box',
          height: 264,
          overflowY: 'auto',
          pb: 28,
        }}
      >
        {handbook.map(({ id, level, label, text }) => (
          <React.Fragment key={id}>
            <Typography
              component={level === 1 ? 'h3' : 'h4'}
              variant={level === 1 ? 'h6' : 'subtitle1'}
              tabIndex={-1}
              ref={(element: HTMLElement | null) => {
                if (element) headings.current.set(id, element);
              }}
            >
              {label}
            </Typography>
            <Typography variant="body2" sx={{ mb: 2 }}>
              {text}
            </Typography>
          </React.Fragment>
        ))}
      </Box>
    </Box>
  );
}
