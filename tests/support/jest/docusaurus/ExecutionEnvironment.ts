export default { canUseDOM: typeof window !== 'undefined', canUseViewport: true };
