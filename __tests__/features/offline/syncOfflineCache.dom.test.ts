import { clearOfflineCache } from '../../../src/features/offline/clearOfflineCache'
import { syncOfflineCache } from '../../../src/features/offline/syncOfflineCache'
import { cacheLock, cachePrefix, permissionCache } from '../../../src/shared/offlineCache'
import { fakeDevice, type Device } from './support/fakeDevice'

let device: Device
beforeEach(() => (device = fakeDevice()))

describe('the device, as it was before the first SÍ', () => {
  it('has no worker and no copy; what other sites’ code keeps there stays', async () => {
    device.caches.push(`${cachePrefix}a`, permissionCache, `other-${cachePrefix}`)
    device.hasWorker = true
    await clearOfflineCache()
    expect(device.caches).toEqual([`other-${cachePrefix}`])
    expect(device.hasWorker).toBe(false)
    expect(device.locks).toEqual([cacheLock])
  })

  it('is not touched where the browser blocks storage', async () => {
    device.caches.push(permissionCache)
    jest.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await clearOfflineCache()
    expect(device.caches).toEqual([permissionCache])
    expect(device.locks).toEqual([])
  })

  it.each(['locks', 'serviceWorker', 'caches'] as const)('needs no %s: nothing is thrown', async (part) => {
    device.take(part)
    await expect(clearOfflineCache()).resolves.toBeUndefined()
  })
})

describe('copies of visited pages', () => {
  it('are permitted and a worker registered, in this order, while the answer is remembered', async () => {
    await syncOfflineCache(() => true)
    expect(device.caches).toEqual([permissionCache])
    expect(device.log).toEqual([`lock ${cacheLock}`, `open ${permissionCache}`, 'register'])
  })

  it('of an earlier visit are removed with their worker where it is not remembered', async () => {
    device.caches.push(permissionCache, `${cachePrefix}pages`)
    device.hasWorker = true
    await syncOfflineCache(() => false)
    expect([device.caches, device.hasWorker]).toEqual([[], false])
    expect(device.log).not.toContain('register')
  })

  it('stay where the worker’s file does not arrive but an earlier worker serves', async () => {
    device.caches.push(permissionCache)
    device.hasWorker = true
    device.failsToRegister = true
    await syncOfflineCache(() => true)
    expect([device.caches, device.hasWorker]).toEqual([[permissionCache], true])
  })

  it('are removed where no worker serves', async () => {
    device.caches.push(permissionCache)
    device.failsToRegister = true
    await syncOfflineCache(() => true)
    expect(device.caches).toEqual([])
  })

  it('are removed where the browser does not say whether a worker serves', async () => {
    device.caches.push(permissionCache)
    jest.spyOn(navigator.serviceWorker, 'getRegistration').mockRejectedValue(new DOMException('refused'))
    await syncOfflineCache(() => true)
    expect(device.caches).toEqual([])
  })

  it.each([1, 2, 3])(
    'are removed where the answer is forgotten after question %i about it',
    async (times) => {
      let asked = 0
      await syncOfflineCache(() => ++asked <= times)
      expect(asked).toBeGreaterThan(times)
      expect([device.caches, device.hasWorker]).toEqual([[], false])
      expect(device.log.includes(`open ${permissionCache}`)).toBe(times > 1)
      expect(device.log.includes('register')).toBe(times > 2)
    },
  )

  it('need nothing that a browser may lack: nothing is thrown', async () => {
    device.take('serviceWorker')
    device.take('locks')
    await expect(syncOfflineCache(() => true)).resolves.toBeUndefined()
  })
})
