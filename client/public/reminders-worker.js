// Shows the reminders that the server sends to this browser, and opens the page that one is about.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const page = new URL(path, self.location.origin);
  if (page.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find((one) => new URL(one.url).pathname === page.pathname);
  await (own ? own.focus() : self.clients.openWindow(page.href));
}
