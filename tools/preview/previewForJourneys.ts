import { journeysPort } from '../shared/ports'
import { servePreview } from './servePreview'

servePreview(journeysPort, '127.0.0.1')
