// Applies the theme chosen on this device; see src/lib/theme.ts.
try {
  const theme = localStorage.getItem('meridia:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's preference applies then.
}
