// Runs before first paint, so that a dark screen never flashes white. The key is UiProvider's.
try {
  var choice = localStorage.getItem('color-scheme')
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', choice)
  }
} catch {
  // Storage is forbidden: the system's scheme applies.
}
