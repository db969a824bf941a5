// Loaded into every measured server (node --import): answers over IPC what its process has used, and stops with the bench.
process.on('message', (id) => process.send({ id, cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit(0));
