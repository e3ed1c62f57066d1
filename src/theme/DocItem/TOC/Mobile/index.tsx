// Replaces the original table of contents of small screens, which scrolls away and needs
// scripts: <DocBreadcrumbs> renders a bar in its place, above itself.
export default function DocItemTOCMobile() {
  return null;
}
